import './tokens.css'
import './scale.weapp.css'
