/** The button sends the link to the child as a card of the mini-program. */
export default { enableShareAppMessage: true }
