/** The product's mark: the finder pattern of a DataMatrix. Decoration; the name always stands beside it. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#12687d" />
      <path
        fill="#fff"
        d="M8 8h3v13h13v3H8zM14 8h3v3h-3zM21 8h3v3h-3zM14 14h3v3h-3zM17.5 11h3v3h-3zM21 14h3v3h-3z"
      />
    </svg>
  )
}
