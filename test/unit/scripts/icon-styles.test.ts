import { readFileSync } from 'node:fs'
import { ICON_STYLES, iconStyles } from '../../../scripts/icon-styles'

it('draws the same outlines on both targets', () => {
  expect(readFileSync(ICON_STYLES, 'utf8')).toBe(iconStyles())
})
