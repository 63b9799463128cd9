import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readGeneratorAddress } from './generator-search.ts'

const GeneratorScreen = lazyRouteComponent(() => import('./generator-screen.tsx'), 'GeneratorScreen')

const generatorRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/gmn-generator',
  validateSearch: readGeneratorAddress,
  component: () => {
    const navigate = generatorRoute.useNavigate()
    return (
      <GeneratorScreen
        tab={generatorRoute.useSearch().tab ?? 'gmn'}
        onTabChange={(tab) =>
          void navigate({ search: readGeneratorAddress({ tab }), replace: true, resetScroll: false })
        }
      />
    )
  },
})

export const generatorRoutes = [generatorRoute] as const
