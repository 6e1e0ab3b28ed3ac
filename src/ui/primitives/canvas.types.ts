export interface CanvasProps {
  /** The id by which platform/painting finds it; one of the page. */
  id: string
}
