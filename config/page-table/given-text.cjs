/** A webpack loader: a module reads as it is told to, whatever its file says. Options: `{ text }`. */
module.exports = function givenText() {
  return this.getOptions().text
}
