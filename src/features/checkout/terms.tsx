import type { ProductId } from '@/contract/fields'
import type { DocumentLink } from '@/contract/product-page'
import { formErrors } from '@/copy/errors/form-errors'
import { apply } from '@/copy/purchase/apply'
import { pathTo } from '@/routes/path-to'
import { Box } from '@/ui/primitives/box'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Link } from '@/ui/primitives/link'

const ERROR_ID = 'terms-error'

/** Agreeing to the documents, each of which can be read first. Never ticked in advance. */
export const Terms = ({
  documents,
  product: { cityCode, productCode },
  agreed,
  missing,
  onChange,
}: {
  documents: readonly DocumentLink[]
  product: ProductId
  agreed: boolean
  missing: boolean
  onChange: (agreed: boolean) => void
}) => (
  <Box className="hm-terms">
    <Checkbox
      checked={agreed}
      invalid={missing}
      focused={missing}
      describedBy={missing ? ERROR_ID : undefined}
      onChange={onChange}
    >
      {apply.agreeTerms}
    </Checkbox>
    <Box className="hm-terms__links">
      {documents.map(({ title, url }) => (
        <Link
          key={title}
          className="hm-terms__link"
          to={pathTo('reader', { url, title, cityCode, productCode })}
        >
          《{title}》
        </Link>
      ))}
    </Box>
    {missing ? (
      <Box id={ERROR_ID} role="alert" className="hm-field__error">
        {formErrors.terms}
      </Box>
    ) : null}
  </Box>
)
