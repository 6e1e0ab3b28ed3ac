import type { ProductPage } from '@/contract/product-page'
import { Box } from '@/ui/primitives/box'
import { Image } from '@/ui/primitives/image'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { firstScreen } from '@/variants/first-screen'

/** Name, promise and a drawing of the city. The gateway draws the same before any script runs. */
export const Hero = ({ page }: { page: ProductPage }) => {
  const { title, slogan, tags, art, deep, light } = firstScreen(page)
  return (
    <Box className="hm-hero" style={{ '--hm-hero-deep': deep, '--hm-hero-light': light }}>
      <Image className="hm-hero__art" src={art} alt="" fit="cover" />
      <Text as="block" className="hm-hero__title" bold>
        {title}
      </Text>
      <Text as="block" className="hm-hero__slogan">
        {slogan}
      </Text>
      <List className="hm-hero__tags">
        {tags.map((tag) => (
          <ListItem key={tag} className="hm-hero__tag">
            {tag}
          </ListItem>
        ))}
      </List>
    </Box>
  )
}
