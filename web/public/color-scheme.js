// Runs before the first paint, so that a remembered theme never flashes the other one. A file of its own,
// because the content security policy allows no inline script. The key is Mantine's.
try {
  const remembered = localStorage.getItem('mantine-color-scheme-value') ?? 'auto'
  const dark =
    remembered === 'dark' || (remembered === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
} catch {
  // No storage (a locked-down browser): the theme follows once the application runs.
}
