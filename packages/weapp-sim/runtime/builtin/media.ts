import { define } from '../logic/define'
import { addressOf } from '../shell/picture-address'

const FITS: Readonly<Record<string, string>> = {
  scaleToFill: 'fill',
  aspectFit: 'contain',
  aspectFill: 'cover',
  widthFix: 'contain',
  heightFix: 'contain',
  center: 'none',
}

const image = () =>
  define(
    'image',
    {
      src: [String, ''],
      mode: [String, 'scaleToFill'],
      lazyLoad: [Boolean, false],
      showMenuByLongpress: [Boolean, false],
    },
    ({ host, fire }) => {
      const picture = document.createElement('img')
      picture.alt = ''
      host.append(picture)
      picture.addEventListener('load', () =>
        fire('load', { width: picture.naturalWidth, height: picture.naturalHeight }),
      )
      picture.addEventListener('error', () =>
        fire('error', { errMsg: `GET ${picture.src} 404 (Not Found)` }),
      )
      return {
        changed: {
          src: (src: string) =>
            src ? (picture.src = addressOf(src)) : picture.removeAttribute('src'),
          mode: (mode: string) => {
            picture.style.objectFit = FITS[mode] ?? 'fill'
            host.setAttribute('mode', mode)
          },
        },
      }
    },
  )

interface RichNode {
  readonly type?: 'text' | 'node'
  readonly text?: string
  readonly name?: string
  readonly attrs?: Readonly<Record<string, string>>
  readonly children?: readonly RichNode[]
}

const richNode = (node: RichNode): Node => {
  if (node.type === 'text') return document.createTextNode(node.text ?? '')
  const element = document.createElement(node.name ?? 'div')
  for (const [name, value] of Object.entries(node.attrs ?? {})) element.setAttribute(name, value)
  element.append(...(node.children ?? []).map(richNode))
  return element
}

/** Shows nodes or markup. Scripts in markup do not run, because it is set as `innerHTML`. */
const richText = () =>
  define('rich-text', { nodes: [null, undefined] }, ({ host }) => ({
    changed: {
      nodes: (nodes: unknown) => {
        if (Array.isArray(nodes)) host.replaceChildren(...(nodes as RichNode[]).map(richNode))
        else host.innerHTML = String(nodes ?? '')
      },
    },
  }))

export const defineMedia = (): void => {
  image()
  richText()
}
