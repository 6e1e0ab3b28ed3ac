/**
 * Whether a product asks for its applicant in a popup (section 2), read from the extraData of its
 * page.
 */
export const asksInPopup = ({ extraData }: { extraData?: string | undefined }): boolean => {
  try {
    const { applicantForm } = JSON.parse(extraData ?? '{}') as { applicantForm?: unknown }
    return applicantForm === 'popup'
  } catch {
    return false
  }
}
