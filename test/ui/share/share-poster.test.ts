import { posterPicture } from '@/subjects/share/poster/poster-picture'
import { firstScreen } from '@/variants/first-screen'
import { loadCatalogue } from '../../../server/catalogue/load'

const page = loadCatalogue().page('310000', 'PP57')
if (!page) throw new Error('No such product')
const product = { ...firstScreen(page), filedName: page.filedName }
const poster = (address: string) => posterPicture(product, address)

/** The dark dots of the code, each as its corner. */
const dotsOf = (address: string) =>
  poster(address).steps.flatMap((step) =>
    step.kind === 'box' && step.colour === '#000000' ? [`${step.x},${step.y}`] : [],
  )

test('a poster says what the first screen of the product says', () => {
  const texts = poster('https://x.example/insure').steps.flatMap((step) =>
    step.kind === 'text' ? [step.text] : [],
  )
  const { title, slogan, cover } = page.hero
  expect(texts).toEqual(
    expect.arrayContaining([title, slogan, `${cover?.amount}${cover?.unit}`, page.filedName]),
  )
})

test('its code is drawn from the address, inside the white foot', () => {
  const { width, height, steps } = poster('https://x.example/insure?times=1')
  const foot = steps.find((step) => step.kind === 'box' && step.colour === '#ffffff')
  if (foot?.kind !== 'box') throw new Error('no foot')
  const dots = steps.filter((step) => step.kind === 'box' && step.colour === '#000000')
  expect(dots.length).toBeGreaterThan(200)
  for (const dot of dots)
    if (dot.kind === 'box') {
      expect(dot.x + dot.width).toBeLessThan(width - 20)
      expect(dot.y).toBeGreaterThan(foot.y + 20)
      expect(dot.y + dot.height).toBeLessThan(height - 20)
    }
  expect(dotsOf('https://x.example/insure?times=1')).not.toEqual(
    dotsOf('https://x.example/insure?times=2'),
  )
})
