import type { ProductPage } from '@/contract/productPage'
import { mixColours, readableText } from '@/domain/colour'
import { Box } from '@/ui/primitives/box'
import { Image } from '@/ui/primitives/image'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { heroArt } from './art/heroArt'

/** Name, promise and a drawing of the city, white on the product's colour. */
export const Hero = ({ page }: { page: ProductPage }) => {
  // The slogan is ordinary white text, so the ground must carry it.
  const deep = readableText({ background: '#ffffff', wanted: page.colorSet.baseColor })
  const light = mixColours({ colour: deep, towards: '#ffffff', share: 0.12 })
  return (
    <Box className="hm-hero" style={{ '--hm-hero-deep': deep, '--hm-hero-light': light }}>
      <Image className="hm-hero__art" src={heroArt(page.hero.art, deep)} alt="" fit="cover" />
      <Text as="block" className="hm-hero__title" bold>
        {page.hero.title}
      </Text>
      <Text as="block" className="hm-hero__slogan">
        {page.hero.slogan}
      </Text>
      <List className="hm-hero__tags">
        {page.hero.tags.map((tag) => (
          <ListItem key={tag} className="hm-hero__tag">
            {tag}
          </ListItem>
        ))}
      </List>
    </Box>
  )
}
