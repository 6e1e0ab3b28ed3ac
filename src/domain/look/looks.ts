/** Colours and sizes that hold where a product says nothing (specification section 9). */

export const CONFIRM_COLOUR = '#F23432'
export const THEME_COLOURS = ['#f23432', '#ffa419'] as const
export const BUTTON_COLOUR = '#fa5332'
/** Of document popups: the name of a colour, which the colour helpers return unchanged. */
export const DOCUMENT_COLOUR = 'red'

/** Heights as CSS lengths (decision A38: 70% of popups, at most 90vh of the sheet under them). */
export const POPUP_HEIGHT = '70%'
export const SHEET_MAX_HEIGHT = '90vh'
export const HOUSE_PICKER_HEIGHT = '80vh'
export const POPUP_LIST_HEIGHT = '80vh'

/** A scroll animation takes no longer for a way longer than this, CSS pixels. */
export const SCROLL_SCALE_MAX_PX = 2000
