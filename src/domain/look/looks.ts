/** Colours and sizes that hold where a product says nothing (specification section 9). */

export const CONFIRM_COLOUR = '#F23432'
/** Of a product that names no colour; pages have it as `--hm-accent`. */
export const THEME_COLOUR = '#f23432'
