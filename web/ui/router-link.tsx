import { Anchor, type AnchorProps, Button, type ButtonProps, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithoutRef } from 'react'

export type LinkAttributes<Props> = Props & Omit<ComponentPropsWithoutRef<'a'>, keyof Props>

/** Mantine links that use the router: real URLs, no full page load. */
export const TextLink = createLink((props: LinkAttributes<AnchorProps>) => (
  <Anchor underline="always" {...props} />
))
/** Above the title of a screen that stands behind another. */
export const BackLink = createLink(({ children, ...props }: LinkAttributes<AnchorProps>) => (
  <Anchor underline="always" size="sm" {...props}>
    <Group gap={4} component="span">
      <IconArrowLeft size={14} aria-hidden />
      {children}
    </Group>
  </Anchor>
))
export const ButtonLink = createLink((props: LinkAttributes<ButtonProps>) => (
  <Button component="a" {...props} />
))
/** The link of a table row, as wide as its cell: Enter on the row follows it. */
export const RowLink = createLink((props: LinkAttributes<AnchorProps>) => (
  <Anchor fw={600} fz="inherit" display="block" truncate data-row-link {...props} />
))
