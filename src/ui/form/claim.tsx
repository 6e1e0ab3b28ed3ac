import { fill } from '@/copy/fill'
import { buttons } from '@/copy/shell/buttons'
import { formHelp } from '@/copy/shell/controls'
import { alert } from '../dialog/message'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'

/** Explains a field before it is filled in, when the user taps the mark. */
export const Claim = ({ label, text }: { label: string; text: string }) => (
  <Button
    kind="bare"
    className="hm-field__claim"
    label={fill(formHelp.explain, { LABEL: label })}
    onClick={async () => {
      await alert({ title: label, text, confirmText: buttons.iKnow })
    }}
  >
    <Icon name="info" size={18} />
  </Button>
)
