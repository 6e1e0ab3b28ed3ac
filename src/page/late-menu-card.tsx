import { useEffect, useState, type ComponentType } from 'react'
import type { MenuCardProps } from './menu-card'

/** Loads what the menu shares after the page, because the first load of the web has no room for it. */
export const LateMenuCard = (props: MenuCardProps) => {
  const [Card, setCard] = useState<ComponentType<MenuCardProps>>()
  useEffect(() => {
    import('./menu-card').then(
      ({ MenuCard }) => setCard(() => MenuCard),
      () => undefined,
    )
  }, [])
  return Card ? <Card {...props} /> : null
}
