import { useEffect } from 'react'
import classes from './command-palette.module.css'
import type { PaletteGroup, PaletteItem } from './palette-source.ts'

interface PaletteListProps {
  id: string
  label: string
  groups: readonly PaletteGroup[]
  current: PaletteItem | undefined
  onOpen: (item: PaletteItem) => void
}

/** The focus stays in the input; `aria-activedescendant` tells which of these is meant. */
export function PaletteList({ id, label, groups, current, onOpen }: PaletteListProps) {
  const currentId = current && `${id}-${current.id}`
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  return (
    <div id={id} role="listbox" aria-label={label} className={classes.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
        <div key={group.id} role="group" aria-label={group.heading}>
          <div className={classes.heading} aria-hidden>
            {group.heading}
          </div>
          {group.items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox above.
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={item === current}
              className={classes.item}
              onClick={() => onOpen(item)}
            >
              <div className={classes.title}>{item.title}</div>
              {item.detail !== undefined && (
                <div className={classes.detail} dir="auto">
                  {item.detail}
                </div>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
