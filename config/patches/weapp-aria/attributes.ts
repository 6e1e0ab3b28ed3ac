const aria = {
  'aria-role': '',
  'aria-label': '',
  'aria-labelledby': '',
  'aria-describedby': '',
  'aria-hidden': '',
  'aria-checked': '',
  'aria-disabled': '',
  'aria-invalid': '',
  'aria-required': '',
  'aria-selected': '',
  'aria-expanded': '',
  'aria-modal': '',
  'aria-busy': '',
  'aria-level': '',
}

const named = { 'aria-label': '', 'aria-role': '', 'aria-hidden': '' }

const entry = {
  'aria-label': '',
  'aria-labelledby': '',
  'aria-describedby': '',
  'aria-invalid': '',
  'aria-required': '',
}

/** What WeChat's components understand and Taro's templates leave out. */
export const ariaAttributes = {
  View: aria,
  Button: { ...aria, 'aria-pressed': '', 'aria-controls': '' },
  Image: named,
  ScrollView: { ...named, 'aria-labelledby': '' },
  Input: entry,
}
