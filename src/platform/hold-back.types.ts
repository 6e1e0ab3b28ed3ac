export interface HoldBackPort {
  /**
   * Lets the next Back call `onBack` instead of leaving the page, under all dialogs, until Back
   * comes or the page is left. In a browser the page's entry in the history carries the marker, and
   * a page that holds it already gets no second one.
   */
  holdBack(marker: string, onBack: () => void): void
}
