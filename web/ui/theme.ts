import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** The one accent colour. Shade 7 carries white text at better than 6:1. */
const petrol: MantineColorsTuple = [
  '#eef7f9',
  '#d8ebef',
  '#b3d8e0',
  '#86c1ce',
  '#5fabbd',
  '#3f95a9',
  '#267f95',
  '#12687d',
  '#0c5568',
  '#083f4e',
]

/** Cool greys for the dark theme, from text (0) to the deepest background (9). */
const dark: MantineColorsTuple = [
  '#d6dcdf',
  '#b4bdc2',
  '#98a4aa',
  '#66747b',
  '#39454b',
  '#2d383d',
  '#232c31',
  '#1a2226',
  '#141b1e',
  '#0e1416',
]

const red: MantineColorsTuple = [
  '#fdf0f0',
  '#f9dcdc',
  '#f2b6b6',
  '#ec8f8f',
  '#e46d6d',
  '#d94b4b',
  '#cc3636',
  '#b92828',
  '#a01f1f',
  '#7f1616',
]

/** Alerts in the tones of app.css: Mantine's own yellow is too pale to be read. */
const alertTones: Readonly<Record<string, string>> = { yellow: 'caution', red: 'critical', green: 'positive' }

function alertVariables(color: string | undefined) {
  const tone = alertTones[color ?? ''] ?? 'info'
  return { '--alert-bg': `var(--tone-${tone}-surface)`, '--alert-color': `var(--tone-${tone})` }
}

/** Inter is bundled (web/ui/font.css); the system's font has the letters it lacks. */
const fonts = "Inter, 'Inter in Arial', system-ui, sans-serif"

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: 7,
  colors: { petrol, dark, red },
  fontFamily: fonts,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 'sm',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  headings: {
    fontFamily: fonts,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // An error stands directly under its input; the help text comes after it.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
    Modal: { defaultProps: { centered: true, radius: 'md', overlayProps: { backgroundOpacity: 0.45 } } },
    Alert: { vars: (_: unknown, { color }: { color?: string }) => ({ root: alertVariables(color) }) },
    Card: { styles: { root: { backgroundColor: 'var(--surface-card)' } } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
    // What scrolls sideways on narrow screens has to be reached by the keyboard.
    TableScrollContainer: { defaultProps: { scrollAreaProps: { viewportProps: { tabIndex: 0 } } } },
    // The placeholder would be a child that a menu may not have; the first item takes the focus instead.
    Menu: { defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false } },
    // Do not open the list on focus: it would cover the fields below.
    Select: { defaultProps: { openOnFocus: false } },
    MultiSelect: { defaultProps: { openOnFocus: false } },
    Autocomplete: { defaultProps: { openOnFocus: false } },
  },
})

/** Mantine's quiet text is too pale for AA on white; these pass 4.5:1 on every surface of app.css. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#1b2428',
    '--mantine-color-dimmed': '#566269',
    '--mantine-color-placeholder': '#68757c',
    '--mantine-color-error': '#b92828',
    '--mantine-color-anchor': '#12687d',
    '--mantine-color-default-border': '#cbd3d7',
    '--mantine-color-default-color': '#1b2428',
  },
  dark: {
    '--mantine-color-dimmed': '#a2adb3',
    '--mantine-color-placeholder': '#8d9aa1',
    '--mantine-color-error': '#f29a9a',
    '--mantine-color-anchor': '#86c1ce',
  },
})
