/** Ends the command with its exit code; a failure is one line and 1. */
export const exitWith = (command: Promise<number>): void => {
  command.then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}
