/** The child reminds the applicant by a card of the mini-program. */
export default { enableShareAppMessage: true }
