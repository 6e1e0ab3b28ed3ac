/** Ends the process with the command's exit code. An error prints one line and exits with 1. */
export const exitWith = (command: Promise<number>): void => {
  command.then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}
