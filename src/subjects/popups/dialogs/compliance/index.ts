import { defineDialog } from '@/ui/dialog/define'

export interface ComplianceProps {
  title: string
  paragraphs: readonly string[]
}

/** The text that the regulator requires before the flow continues. */
export const complianceDialog = defineDialog<ComplianceProps>({
  look: 'modal',
  uninvited: true,
  dismissable: false,
  label: ({ title }) => title,
  load: async () => (await import('./body')).ComplianceBody,
})
