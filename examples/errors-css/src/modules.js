import "./shadowed.module.css";
import "./conflict.module.css";
import "./names.module.css";
import "./value.module.css";
