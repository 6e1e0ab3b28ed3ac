import { useEffect, useState } from 'react'

/** The width in CSS pixels from which wide.h5.css puts the main action beside the page. */
const WIDE = 1024

/** False in the gateway's drawing and at first, because only the browser knows its window. */
export const useWide = (): boolean => {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const look = () => setWide(window.innerWidth >= WIDE)
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  return isWide
}
