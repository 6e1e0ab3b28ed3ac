import { askQuestion } from '../../../server/account/captcha-question'
import { createIds } from '../../../server/context/ids'

const ids = createIds({ now: () => Date.now() })
const ask = () => {
  const { prompt, choices, answer } = askQuestion(ids)
  return { prompt, choices, right: choices.find(({ value }) => value === answer)?.label ?? '' }
}
const TRIES = 400

test('a robot that keeps a list of answers solves few questions', () => {
  const learned = new Map<string, string>()
  for (let times = 0; times < TRIES; times += 1) {
    const { prompt, right } = ask()
    learned.set(prompt, right)
  }
  let solved = 0
  for (let times = 0; times < TRIES; times += 1) {
    const { prompt, choices, right } = ask()
    const known = learned.get(prompt)
    const isThere = choices.some(({ label }) => label === known)
    if ((isThere ? known : choices[0]?.label) === right) solved += 1
  }
  process.stderr.write(`captcha questions: ${solved} of ${TRIES} solved by a list\n`)
  // A pure guess solves one in six, and the question about weekdays repeats.
  expect(solved / TRIES).toBeLessThan(0.5)
})

test('the value of the right choice tells nothing: another each time, at any place', () => {
  const places = new Set<number>()
  const values = new Set<string>()
  for (let times = 0; times < TRIES; times += 1) {
    const { choices, right } = ask()
    expect(choices).toHaveLength(6)
    const place = choices.findIndex(({ label }) => label === right)
    places.add(place)
    values.add(choices[place]?.value ?? '')
  }
  expect(places.size).toBe(6)
  expect(values.size).toBeGreaterThan(TRIES * 0.99)
})

test('it counts as people speak, and says of no day that it is today', () => {
  const said = Array.from({ length: TRIES }, () => {
    const { prompt, choices } = ask()
    return [prompt, ...choices.map(({ label }) => label)].join('；')
  })
  expect(said.filter((text) => /(?<![十第])二[天种]|今天|明天|昨天/.test(text))).toEqual([])
  expect(said.some((text) => text.includes('往后两天'))).toBe(true)
  expect(said.some((text) => text.includes('两种'))).toBe(true)
})
