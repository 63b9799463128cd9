import { ActionIcon, Burger, Kbd, Tooltip, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ValidationInSight } from '#web/many-submissions/validation-in-sight.tsx'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { paletteKeys } from './palette-keys.ts'
import { SystemStatus } from './system-status.tsx'
import classes from './top-header.module.css'
import { UserMenu } from './user-menu.tsx'

interface TopHeaderProps {
  onOpenNavigation: () => void
  onOpenPalette: () => void
}

export function TopHeader({ onOpenNavigation, onOpenPalette }: TopHeaderProps) {
  const t = wordsOf(shellTexts)
  return (
    <header className={classes.header}>
      <Burger
        className={classes.burger}
        size="sm"
        aria-label={t('openNavigation')}
        onClick={onOpenNavigation}
      />
      <Link to="/" className={classes.brand}>
        <BrandMark size={28} />
        <span>
          <span className={classes.product}>{t('product')}</span>
          <span className={classes.tagline}>{t('tagline')}</span>
        </span>
      </Link>
      <div className={classes.tools}>
        <div className={classes.status}>
          <SystemStatus />
        </div>
        <UnstyledButton className={classes.palette} onClick={onOpenPalette}>
          <IconSearch size={16} aria-hidden />
          <span>{t('palette.open')}</span>
          <Kbd size="xs">{paletteKeys()}</Kbd>
        </UnstyledButton>
        <Tooltip label={t('palette.open')}>
          <ActionIcon
            className={classes.paletteIcon}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('palette.open')}
            onClick={onOpenPalette}
          >
            <IconSearch size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <div className={classes.bell}>
          <ValidationInSight />
          <NotificationsMenu />
        </div>
        <UserMenu />
      </div>
    </header>
  )
}
