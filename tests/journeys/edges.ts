import type { Page } from 'playwright-core'

/**
 * What can be filled in or ticked and has an edge fainter than 3:1 against the surface it stands on, or against
 * its own (WCAG 1.4.11), one line each. axe does not look at edges. What is read only or disabled need not have one.
 */
export function faintEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('This browser draws nothing')
    const pixelOf = (colour: string): Uint8ClampedArray => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return canvas.getImageData(0, 0, 1, 1).data
    }
    const isOpaque = (colour: string): boolean => pixelOf(colour)[3] === 255
    const luminanceOf = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = [...pixelOf(colour)].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrastOf = (one: string, other: string): number => {
      const [dark, light] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
      return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
    }
    const surfaceOf = (element: Element | null): string => {
      const colour = element ? getComputedStyle(element).backgroundColor : 'white'
      return !element || isOpaque(colour) ? colour : surfaceOf(element.parentElement)
    }
    const asked = '.mantine-Input-input:not([data-fixed], [data-disabled]), input[type=checkbox]'
    return [...document.querySelectorAll<HTMLElement>(asked)].flatMap((input) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(input)
      const hasEdge = borderTopWidth !== '0px' && isOpaque(borderTopColor)
      if (!hasEdge || !input.checkVisibility() || input.matches(':disabled, :checked')) return []
      const [outside, inside] = [surfaceOf(input.parentElement), surfaceOf(input)]
      const contrast = Math.min(contrastOf(borderTopColor, outside), contrastOf(borderTopColor, inside))
      return contrast < 3 ? [`edge ${contrast.toFixed(2)}: ${input.outerHTML.slice(0, 120)}`] : []
    })
  })
}
