import { NavLink, type NavLinkProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { LinkAttributes } from './router-link.tsx'

export const NavigationLink = createLink((props: LinkAttributes<NavLinkProps>) => (
  <NavLink component="a" {...props} />
))
