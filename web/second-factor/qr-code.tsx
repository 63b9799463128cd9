import { drawingSVG, qrcode } from 'bwip-js/browser'
import { useMemo } from 'react'

interface QrCodeProps {
  text: string
  alt: string
}

/** Drawn here: what it says is a secret. Dark on white whatever the colours, as cameras want it. */
export function QrCode({ text, alt }: QrCodeProps) {
  const address = useMemo(() => {
    const options = {
      bcid: 'qrcode',
      text,
      scale: 4,
      eclevel: 'M',
      backgroundcolor: 'FFFFFF',
      barcolor: '000000',
      // In modules: ISO/IEC 18004 asks for four around the code.
      paddingwidth: 4,
      paddingheight: 4,
    }
    const svg = qrcode(options, drawingSVG())
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  }, [text])
  return <img src={address} alt={alt} width={200} height={200} />
}
