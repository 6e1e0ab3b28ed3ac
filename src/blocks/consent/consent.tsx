import { formErrors } from '@/copy/errors/form-errors'
import { apply } from '@/copy/purchase/apply'
import { Box } from '@/ui/primitives/box'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Link } from '@/ui/primitives/link'
import './consent.css'

export interface ConsentProps {
  /** Tells the consents of one page apart; part of its ids. */
  name: string
  /** What is agreed to; each can be read first. */
  documents: readonly { title: string; to: string }[]
  agreed: boolean
  /** The person went on without agreeing: says so and takes the focus. */
  missing: boolean
  onChange: (agreed: boolean) => void
}

/** Agreeing to documents, named in one sentence with the tick. Never ticked in advance. */
export const Consent = ({ name, documents, agreed, missing, onChange }: ConsentProps) => {
  const errorId = `${name}-consent-error`
  return (
    <Box>
      <Box className="hm-consent">
        <Checkbox
          className="hm-consent__tick"
          checked={agreed}
          invalid={missing}
          focused={missing}
          describedBy={missing ? errorId : undefined}
          onChange={onChange}
        >
          {apply.agreeTerms}
        </Checkbox>
        {documents.map(({ title, to }) => (
          <Link key={to} className="hm-consent__link" to={to}>
            《{title}》
          </Link>
        ))}
      </Box>
      {missing ? (
        <Box id={errorId} role="alert" className="hm-field__error">
          {formErrors.terms}
        </Box>
      ) : null}
    </Box>
  )
}
