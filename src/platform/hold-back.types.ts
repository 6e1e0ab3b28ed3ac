export interface HoldBackPort {
  /**
   * Lets the next Back call `onBack` instead of leaving the page, under all dialogs, until Back
   * comes or the page is left; the page's entry in the history carries the marker, and a page that
   * holds it already gets no second one. In a mini-program Back belongs to WeChat: nothing is held.
   */
  holdBack(marker: string, onBack: () => void): void
}
