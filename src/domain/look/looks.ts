/** Default colours and sizes for products that set none (specification section 9). */

export const CONFIRM_COLOUR = '#F23432'
/** The colour of a product that names none. Pages use it as `--hm-accent`. */
export const THEME_COLOUR = '#f23432'
