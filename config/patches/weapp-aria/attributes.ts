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

/** Attributes that WeChat's components understand but Taro's templates do not contain. */
export const ariaAttributes = {
  View: aria,
  Button: { ...aria, 'aria-pressed': '', 'aria-controls': '' },
  Image: named,
  ScrollView: { ...named, 'aria-labelledby': '' },
  Input: entry,
}
