import { define } from '../logic/define'

/** Components that only show something: a bar of progress, and WeChat's icons. */

const SIGNS: Readonly<Record<string, readonly [sign: string, colour: string]>> = {
  success: ['✓', '#09bb07'],
  success_no_circle: ['✓', '#09bb07'],
  info: ['i', '#10aeff'],
  warn: ['!', '#f76260'],
  waiting: ['…', '#10aeff'],
  cancel: ['×', '#f43530'],
  download: ['↓', '#09bb07'],
  search: ['⌕', '#b2b2b2'],
  clear: ['×', '#b2b2b2'],
}

const PLAIN = ['success_no_circle', 'search']

const icon = () =>
  define(
    'icon',
    { type: [String, ''], size: [null, undefined], color: [String, ''] },
    ({ host, get }) => {
      const show = () => {
        const type = String(get('type'))
        const [sign = '', usual = ''] = SIGNS[type] ?? []
        const colour = String(get('color') || usual)
        const isPlain = PLAIN.includes(type)
        const size = `${Number.parseFloat(String(get('size') ?? 23)) || 23}px`
        host.textContent = sign
        Object.assign(host.style, { width: size, height: size, fontSize: `calc(${size} * 0.7)` })
        host.style.color = isPlain ? colour : '#fff'
        host.style.background = isPlain ? 'none' : colour
      }
      return { role: 'img', changed: { type: show, size: show, color: show } }
    },
  )

const progress = () =>
  define(
    'progress',
    {
      percent: [Number, 0],
      showInfo: [Boolean, false],
      strokeWidth: [null, undefined],
      activeColor: [String, ''],
      backgroundColor: [String, ''],
      active: [Boolean, false],
    },
    ({ host, get, fire }) => {
      const [bar, done, info] = ['div', 'div', 'span'].map((tag) => document.createElement(tag))
      if (!bar || !done || !info) return undefined
      bar.className = 'wx-bar'
      bar.append(done)
      host.append(bar, info)
      const show = () => {
        const percent = Math.min(100, Math.max(0, Number(get('percent')) || 0))
        done.style.width = `${percent}%`
        done.style.background = String(get('activeColor') || '#09bb07')
        bar.style.background = String(get('backgroundColor') || '#ebebeb')
        bar.style.height = `${Number.parseFloat(String(get('strokeWidth') ?? 6)) || 6}px`
        info.textContent = get('showInfo') ? `${percent}%` : ''
        host.setAttribute('aria-valuenow', String(percent))
        // There is no motion, so it has ended already.
        if (get('active')) fire('activeend', { curPercent: percent })
      }
      return {
        role: 'progressbar',
        changed: {
          ...{ percent: show, showInfo: show, strokeWidth: show },
          ...{ activeColor: show, backgroundColor: show },
        },
      }
    },
  )

export const defineSigns = (): void => {
  icon()
  progress()
}
