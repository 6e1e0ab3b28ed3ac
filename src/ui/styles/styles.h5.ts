import './tokens.css'
import './scale.h5.css'
import './reset.h5.css'
