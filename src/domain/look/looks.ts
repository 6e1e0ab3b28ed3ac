/** Colours and sizes that hold where a product says nothing (specification section 9). */

export const CONFIRM_COLOUR = '#F23432'
/** Of a product that names no colour; pages have it as `--hm-accent`. */
export const THEME_COLOUR = '#f23432'

/** A scroll animation takes no longer for a way longer than this, CSS pixels. */
export const SCROLL_SCALE_MAX_PX = 2000
