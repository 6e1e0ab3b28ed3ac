export interface HoldBackPort {
  /**
   * The next Back calls `onBack` instead of leaving the page, after all dialogs, until Back is used
   * or the page is left. In a browser the page's history entry carries the marker, and a page that
   * has it gets no second one.
   */
  holdBack(marker: string, onBack: () => void): void
}
