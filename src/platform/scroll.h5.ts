import type { ScrollPort } from './scroll.types'

export const scrollToId: ScrollPort['scrollToId'] = (id) =>
  document.getElementById(id)?.scrollIntoView({ block: 'center' })

/** Pages lie on top of each other and scroll separately. The last one is shown. */
export const scrollToTop: ScrollPort['scrollToTop'] = () => {
  const shown = [...document.querySelectorAll('.taro_page')].pop()
  if (shown) shown.scrollTop = 0
}
