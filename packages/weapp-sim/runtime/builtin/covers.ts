import { define } from '../logic/define'
import { addressOf } from '../shell/picture-address'

/** Views and pictures over native components. There are none here, so they are like any other. */
export const defineCovers = (): void => {
  define('cover-view', { scrollTop: [null, undefined] }, () => undefined)
  define('cover-image', { src: [String, ''] }, ({ host, fire }) => {
    const picture = document.createElement('img')
    picture.alt = ''
    host.append(picture)
    picture.addEventListener('load', () => fire('load'))
    picture.addEventListener('error', () => fire('error'))
    return {
      changed: {
        src: (src: string) =>
          src ? (picture.src = addressOf(src)) : picture.removeAttribute('src'),
      },
    }
  })
}
